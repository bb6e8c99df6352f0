/** How many jobs a list on another site shows. */
export const usualEmbedLimit = 5;
export const maxEmbedLimit = 20;

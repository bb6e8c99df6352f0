export async function removeUnusedDocuments(): Promise<void> {}

declare module "virtual:bring-react-script" {
  /** Its address; empty in development, where React runs every page. */
  const address: string;
  export default address;
}
declare module "virtual:visitor-script" {
  /** Its address; empty in development, where React runs every page. */
  const address: string;
  export default address;
}

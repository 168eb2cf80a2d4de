declare module "virtual:text-files" {
  /** The address of the file with the texts of every page, by language. */
  const addresses: Readonly<Record<string, string>>
  export default addresses
}

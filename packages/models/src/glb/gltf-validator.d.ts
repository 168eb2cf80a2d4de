/** The part of the Khronos validator that tests use; the package brings no types. */
declare module "gltf-validator" {
  interface Report {
    readonly info: { readonly extensionsRequired?: readonly string[] }
    readonly issues: {
      readonly messages: readonly {
        readonly code: string
        readonly message: string
        /** 0 error, 1 warning, 2 information, 3 hint. */
        readonly severity: number
        readonly pointer?: string
      }[]
    }
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>
}

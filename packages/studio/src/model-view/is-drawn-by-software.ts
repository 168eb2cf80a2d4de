type Context = Pick<WebGL2RenderingContext, "getExtension" | "getParameter">

/** Whether a program draws in place of a graphics card. Throws where there is no WebGL 2. */
export function isDrawnBySoftware(page: Document): boolean {
  const gl = page.createElement("canvas").getContext("webgl2")
  if (!gl) throw new Error("there is no WebGL 2")
  const isIt = isOfSoftware(gl)
  gl.getExtension("WEBGL_lose_context")?.loseContext()
  return isIt
}

/** Whether this surface is drawn by a program. */
export function isOfSoftware(gl: Context): boolean {
  const facts = gl.getExtension("WEBGL_debug_renderer_info")
  const name = facts ? String(gl.getParameter(facts.UNMASKED_RENDERER_WEBGL)) : ""
  return /swiftshader|llvmpipe|software/i.test(name)
}

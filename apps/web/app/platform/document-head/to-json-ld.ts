/** As text in a script element: nothing in it can end the element, or begin a comment in it. */
export const toJsonLd = (thing: object): string =>
  JSON.stringify({ "@context": "https://schema.org", ...thing }).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )

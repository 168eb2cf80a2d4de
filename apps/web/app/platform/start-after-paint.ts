/**
 * What a page's scripts wait for: a picture of the page must not share the line with the program behind it. Runs in
 * the browser as it stands here, so it is plain and small.
 */
const starter = `(function () {
  var code = document.getElementById("page-code")
  function start() {
    if (!code) return
    code.dataset.modules.split(" ").forEach(function (href) {
      var link = document.createElement("link")
      link.rel = "modulepreload"
      link.href = href
      document.head.append(link)
    })
    var script = document.createElement("script")
    script.type = "module"
    script.textContent = code.textContent
    document.head.append(script)
    script.remove()
    code = null
  }
  // A page that nobody sees is not painted, and old browsers do not tell of it.
  var tells = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes
  if (document.visibilityState === "hidden" || !tells || tells.indexOf("paint") < 0) return start()
  new PerformanceObserver(start).observe({ type: "paint", buffered: true })
  document.addEventListener("visibilitychange", start)
})()`

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/

/**
 * Lets the scripts of a rendered page start after its first paint. The inline module that React Router ends a page with
 * is kept as text, with what it wants fetched ahead, and started by a script of ours; the policy names both by their
 * hashes. A page without such a module is left as it is.
 */
export function startAfterPaint(html: string): string {
  const [whole, code] = moduleScript.exec(html) ?? []
  if (whole === undefined || code === undefined) return html
  const modules = [...html.matchAll(preload)].map(([, href = ""]) => href)
  const waiting = `<script type="text/plain" id="page-code" data-modules="${modules.join(" ")}">${code}</script>`
  return html.replaceAll(preload, "").replace(whole, () => `${waiting}<script>${starter}</script>`)
}

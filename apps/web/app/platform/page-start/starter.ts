/**
 * Runs a page's program once the page has been shown: its pictures must not share a slow line with the program behind
 * them. Whoever touches the page before gets the program at once, and so does a tab that nobody sees, which is never
 * painted. A picture that does not come holds nothing up for longer than three seconds.
 *
 * Until the program runs (`pageRuns`), nobody else listens to the history. Where going back then leaves this page's
 * contents under another page's address, because both were one document before a reload, the address is loaded.
 *
 * It runs in the browser as it stands here, so it is plain and small.
 */
export const starter = `(function () {
  var code = document.getElementById("page-code")
  var modules = code.dataset.modules.split(" ")
  // What the page is made of, one after the other, so that a slow phone can answer its reader in between.
  var parts = modules.filter(function (href) { return href.indexOf("/entry.client") < 0 })
  var touches = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin"]
  var address = readAddress()
  var begun = false

  addEventListener("popstate", follow)
  addEventListener("pageshow", follow)
  touches.forEach(function (name) { addEventListener(name, begin, true) })
  if (document.visibilityState === "hidden") begin()
  document.addEventListener("visibilitychange", begin)
  setTimeout(begin, 3000)
  if (document.readyState === "complete") afterPaint()
  else addEventListener("load", afterPaint)

  function readAddress() { return location.pathname + location.search }
  function follow() {
    if (!window.pageRuns && readAddress() !== address) location.reload()
  }
  function afterPaint() {
    requestAnimationFrame(function () {
      requestAnimationFrame(function () {
        if (window.requestIdleCallback) requestIdleCallback(begin, { timeout: 500 })
        else setTimeout(begin)
      })
    })
  }
  function begin() {
    if (begun) return
    begun = true
    touches.forEach(function (name) { removeEventListener(name, begin, true) })
    modules.forEach(function (href) {
      var link = document.createElement("link")
      link.rel = "modulepreload"
      link.href = href
      document.head.append(link)
    })
    goOn()
  }
  function goOn() {
    if (parts.length) import(parts.shift()).then(pause, pause)
    else run()
  }
  function pause() { setTimeout(goOn) }
  function run() {
    var script = document.createElement("script")
    script.type = "module"
    script.textContent = code.textContent
    document.head.append(script)
    script.remove()
  }
})()`

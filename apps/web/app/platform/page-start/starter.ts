/**
 * Runs a page's program once the page has been shown: its pictures must not share a slow line with the program behind
 * them. It comes in an idle moment and in pieces, without waiting for anybody; whoever touches the page before gets it
 * at once, and so does a tab that nobody sees, which is never painted. A picture that does not come holds nothing up for
 * longer than three seconds. What a reader does meanwhile is answered by `first-answers.ts`.
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
  // What this document was asked as: on a slow line one may have gone back before this is read.
  var asked = performance.getEntriesByType("navigation")[0]
  var address = addressOf(asked ? new URL(asked.name) : location)
  var waiting = modules.slice()
  var begun = false

  if (isLeft() && mayReload()) return location.reload()
  addEventListener("popstate", follow)
  addEventListener("pageshow", follow)
  touches.forEach(function (name) { addEventListener(name, begin, true) })
  if (document.visibilityState === "hidden") begin()
  document.addEventListener("visibilitychange", begin)
  setTimeout(begin, 3000)
  if (document.readyState === "complete") afterPaint()
  else addEventListener("load", afterPaint)

  // The language is taken out of the address as soon as the page is there.
  function addressOf(place) {
    var query = new URLSearchParams(place.search)
    if (!query.has("lang")) return place.pathname + place.search
    query.delete("lang")
    var rest = query.toString()
    return place.pathname + (rest ? "?" + rest : "")
  }
  function isLeft() { return addressOf(location) !== address }
  function follow() {
    if (window.pageRuns || !isLeft()) return
    // The program must not take over what is about to go.
    window.pageLeft = true
    location.reload()
  }
  // Should a browser name its documents otherwise, they must not reload for ever.
  function mayReload() {
    try {
      var key = "gone-to:" + addressOf(location)
      var before = Number(sessionStorage.getItem(key))
      sessionStorage.setItem(key, Date.now())
      return !(Date.now() - before < 10000)
    } catch (_) { return false }
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
    fetchAll()
  }
  // All of them share the line, but asking for each takes a slow phone 10 ms.
  function fetchAll() {
    if (waiting.length === 0) return goOn()
    var link = document.createElement("link")
    link.rel = "modulepreload"
    link.href = waiting.shift()
    document.head.append(link)
    pause(fetchAll)
  }
  function goOn() {
    if (window.pageLeft) return
    if (parts.length) import(parts.shift()).then(rest, rest)
    else run()
  }
  function rest() { pause(goOn) }
  function pause(next) {
    var channel = new MessageChannel()
    channel.port1.onmessage = next
    channel.port2.postMessage(null)
  }
  function run() {
    var script = document.createElement("script")
    script.type = "module"
    script.textContent = code.textContent
    document.head.append(script)
    script.remove()
  }
})()`

/**
 * Answers a reader before the page's program runs. A finger's touch dims what it is on at once, for as long as the page is open:
 * browsers wait with `:active` until they know that nobody scrolls, longer than a tap lasts. What opens a `<dialog>` needs nothing of this: the browser does it
 * (`commandfor`; older browsers get it here, for as long as the page is open). Until the program runs (`pageRuns`)
 *
 * - a button of a menu (it controls a `data-menu-list`) opens and closes it; the program takes over what is open then,
 * - a list to choose from sends its form (`data-sends`), and the theme is shown and remembered,
 * - one of several (`data-choice`) is marked as the chosen one,
 * - what only members may do (`data-asks-sign-in`) opens for visitors the dialog that stands in for the form to sign in,
 * - every other button and every link is marked as pressed, and the button is pressed again when the program runs. One
 *   with a dialog that stands in for what the program shows (`data-stands-in`) is not, if that was closed meanwhile.
 *
 * It runs in the browser as it stands here, so it is plain and small.
 */
export const firstAnswers = `(function () {
  var pressed = []
  var root = document.documentElement

  addEventListener("pointerdown", touch, true)
  addEventListener("click", answer, true)
  addEventListener("change", choose, true)
  addEventListener("keydown", function (event) { if (event.key === "Escape") closeOthers(null) })
  addEventListener("page-runs", pressAgain)
  // Who closes what stands in for a form wants it no more.
  addEventListener("close", function (event) {
    pressed.forEach(function (button) { if (dialogOf(button) === event.target) forget(button) })
  }, true)
  // Coming back to a page that was left by a link.
  addEventListener("pageshow", function (event) {
    if (event.persisted) document.querySelectorAll("a[data-pressed]").forEach(unmark)
  })
  if (!("commandForElement" in HTMLButtonElement.prototype)) addEventListener("click", command)

  function touch(event) {
    var target = event.pointerType === "touch" && event.target.closest && event.target.closest("a[href],button,summary")
    if (!target || target.disabled) return
    target.dataset.touched = ""
    function lift() {
      removeEventListener("pointerup", lift, true)
      removeEventListener("pointercancel", lift, true)
      // A frame later the answer stands there.
      requestAnimationFrame(function () { delete target.dataset.touched })
    }
    addEventListener("pointerup", lift, true)
    addEventListener("pointercancel", lift, true)
  }
  function answer(event) {
    if (window.pageRuns || !event.target.closest) return
    var target = event.target.closest("a[href],button[type=button]")
    var panel = target && panelOf(target)
    closeOthers(panel || event.target)
    if (!target || target.disabled) return
    if (panel) return toggle(target, panel)
    var dialog = dialogOf(target)
    if (dialog && !("standsIn" in dialog.dataset)) return
    if (target.href) return leaves(target, event) && mark(target)
    var group = target.closest("[data-choice]")
    if (group) group.querySelectorAll("[aria-pressed]").forEach(function (each) {
      each.setAttribute("aria-pressed", String(each === target))
    })
    mark(target)
    if (dialog && !dialog.open && !target.hasAttribute("commandfor")) dialog.showModal()
    if (pressed.indexOf(target) < 0) pressed.push(target)
    // The program may be taking the page over at this press: then it has heard of it.
    setTimeout(function () { if (window.pageRuns) forget(target) })
  }
  function panelOf(button) {
    var panel = document.getElementById(button.getAttribute("aria-controls"))
    return panel && "menuList" in panel.dataset ? panel : null
  }
  function dialogOf(button) {
    return "asksSignIn" in button.dataset && !("session" in root.dataset)
      ? document.querySelector("dialog[data-stands-in]")
      : document.getElementById(button.getAttribute("commandfor"))
  }
  function toggle(button, panel) {
    panel.hidden = !panel.hidden
    button.setAttribute("aria-expanded", String(!panel.hidden))
    var field = !panel.hidden && panel.querySelector("[role=combobox]")
    if (field) field.focus()
  }
  function closeOthers(place) {
    if (window.pageRuns) return
    document.querySelectorAll("button[aria-expanded=true]").forEach(function (button) {
      var panel = panelOf(button)
      if (panel && !panel.contains(place)) toggle(button, panel)
    })
  }
  function leaves(link, event) {
    return link.origin === location.origin && !link.target && !(event.ctrlKey || event.metaKey || event.shiftKey) &&
      link.href.split("#")[0] !== location.href.split("#")[0]
  }
  function mark(element) { element.dataset.pressed = "" }
  function unmark(element) { delete element.dataset.pressed }
  function forget(button) {
    unmark(button)
    pressed = pressed.filter(function (each) { return each !== button })
  }
  function choose(event) {
    var field = event.target
    if (window.pageRuns || field.tagName !== "SELECT") return
    if (field.form && "sends" in field.form.dataset) return field.form.submit()
    if (field.name !== "theme") return
    if (field.value === "system") delete root.dataset.theme
    else root.dataset.theme = field.value
    document.cookie = "theme=" + (field.value === "system" ? ";max-age=0" : field.value + ";max-age=31536000") +
      ";path=/;samesite=lax" + (location.protocol === "https:" ? ";secure" : "")
  }
  function pressAgain() {
    pressed.splice(0).forEach(function (button) {
      unmark(button)
      var dialog = dialogOf(button)
      if (button.isConnected && (!dialog || dialog.open)) button.click()
    })
  }
  function command(event) {
    var button = !event.defaultPrevented && event.target.closest && event.target.closest("[commandfor]")
    var dialog = button && dialogOf(button)
    if (!dialog) return
    if (button.getAttribute("command") === "close") dialog.close()
    else if (!dialog.open) dialog.showModal()
  }
})()`

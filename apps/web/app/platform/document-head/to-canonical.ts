/** What makes another page of it; every other parameter only narrows or orders what is there. */
const namingParameters = ["id", "category", "page"]

/** The one address, from the path on, that stands for all that show the same page. `search` may begin with `?`. */
export function toCanonical(path: string, search: string): string {
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of namingParameters) {
    const value = asked.get(name)
    if (value && !(name === "page" && value === "1")) kept.set(name, value)
  }
  const rest = kept.toString()
  return rest ? `${path}?${rest}` : path
}

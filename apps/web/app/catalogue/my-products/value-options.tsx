import type { FilterLabel } from "@roomwright/contract/settings/filters"
import type { OfferedCategory } from "@roomwright/contract/catalogue/my-products"

/** Options of a list of values; one that is chosen and offered no more stays under its own id. */
export function ValueOptions({
  values,
  chosen,
}: {
  readonly values: readonly FilterLabel[]
  readonly chosen: string
}) {
  return (
    <>
      <option value="">–</option>
      {values.map(({ id, name }) => (
        <option key={id} value={id}>
          {name.text}
        </option>
      ))}
      {chosen === "" || values.some(({ id }) => id === chosen) ? null : (
        <option value={chosen}>{chosen}</option>
      )}
    </>
  )
}

/** Categories in their two levels: those of the first that hold products themselves, and those below one. */
export function CategoryOptions({
  categories,
  chosen,
}: {
  readonly categories: readonly OfferedCategory[]
  readonly chosen: string
}) {
  const ids = categories.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)])
  return (
    <>
      <option value="">–</option>
      {categories.map(({ id, name, children }) =>
        children.length === 0 ? (
          <option key={id} value={id}>
            {name.text}
          </option>
        ) : (
          <optgroup key={id} label={name.text}>
            {children.map((child) => (
              <option key={child.id} value={child.id}>
                {child.name.text}
              </option>
            ))}
          </optgroup>
        ),
      )}
      {chosen === "" || ids.includes(chosen) ? null : <option value={chosen}>{chosen}</option>}
    </>
  )
}

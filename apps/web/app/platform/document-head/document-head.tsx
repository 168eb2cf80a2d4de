import { ForEngines } from "./for-engines.tsx"

interface DocumentHeadProps {
  /** Whole, with the name of the site. */
  readonly title: string
  readonly description: string
}

/**
 * The title and description of a page that is for everybody, and what engines read of it. That stands in the page as the
 * server renders it: React passes over what it did not render in a head, so browsers need none of its code.
 */
export function DocumentHead({ title, description }: DocumentHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {import.meta.env.SSR ? <ForEngines title={title} description={description} /> : null}
    </>
  )
}

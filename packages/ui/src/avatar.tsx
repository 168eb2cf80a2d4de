import { classNames } from "./class-names.ts"
import { Face, faceSizes } from "./face.tsx"
import type { PictureSource } from "./picture.tsx"

const grounds = ["bg-avatar-1", "bg-avatar-2", "bg-avatar-3", "bg-avatar-4", "bg-avatar-5"] as const

/** Initials of a name: the last character of a Chinese one, first letters of the last two words otherwise. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u)
  if (/\p{Script=Han}/u.test(name)) return [...name.trim()].at(-1) ?? ""
  return words
    .slice(-2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? "")
    .join("")
}

const groundOf = (name: string): string =>
  grounds[[...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % grounds.length] ??
  grounds[0]

interface AvatarProps {
  readonly name: string
  readonly size?: keyof typeof faceSizes
  /** Shown instead of the initials. */
  readonly picture?: PictureSource | null
}

/**
 * A disc with a picture or initials. The name stands beside it, so it says nothing to a screen reader. The initials are
 * drawn by the style sheet: as text they would be the label of a button around them, and whoever speaks to their
 * computer would have to call it that.
 */
export function Avatar({ name, size = "medium", picture = null }: AvatarProps) {
  if (picture) return <Face picture={picture} size={size} />
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={classNames(
        "inline-grid flex-none place-items-center rounded-pill font-medium text-photo-ink before:content-[attr(data-initials)]",
        faceSizes[size],
        groundOf(name),
      )}
    />
  )
}

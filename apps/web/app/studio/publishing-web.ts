import { pagePaths } from "@roomwright/contract/page-paths"
import type { OwnPicture } from "@roomwright/contract/media/picture"
import { attachScene, listSceneableWorks } from "@roomwright/contract/studio/work-scene-calls"
import type { StudioHost } from "@roomwright/studio/studio-host"
import { ApiError } from "../platform/api.ts"
import { studioCall } from "./studio-session.ts"

/** One dialog shows so many; older ones publish from their own form. */
const mostWorks = "50"

/** Publishing a project as the 3D scene of a work: this site's API. */
export const createPublishing = (): StudioHost["publishing"] => ({
  works: async () => {
    try {
      const { content } = await studioCall(listSceneableWorks, { query: { size: mostWorks } })
      const works = content.map(({ id, name, picture, state, scene }) => ({
        id,
        name: name.text,
        picture: addressOf(picture),
        isPublic: state === "SHELVED",
        project: scene?.project?.id ?? null,
        publishedAt: scene?.publishedAt ?? null,
      }))
      return { kind: "works", works, newWork: pagePaths.myWork }
    } catch (error) {
      if (error instanceof ApiError && error.is("designersOnly")) return { kind: "noDesigner" }
      throw error
    }
  },
  publish: async (work, projectId) => {
    try {
      await studioCall(attachScene, { params: { id: work }, body: { projectId } })
      return { kind: "published" }
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500)
        return { kind: "refused", message: error.message }
      throw error
    }
  },
})

const addressOf = ({ address, path, widths }: OwnPicture): string =>
  address ?? `${path}/${widths[0] ?? 320}.webp`

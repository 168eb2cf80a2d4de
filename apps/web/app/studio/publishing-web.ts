import { myWorkPath, pagePaths, workPath } from "@roomwright/contract/page-paths"
import type { OwnPicture } from "@roomwright/contract/media/picture"
import { uploadPicture } from "@roomwright/contract/media/uploads"
import { useRenderInWork } from "@roomwright/contract/renders/calls"
import { listOfferedValues } from "@roomwright/contract/settings/filter-values"
import { saveMyWork, shelveMyWork } from "@roomwright/contract/works/my-works"
import { attachScene, listSceneableWorks } from "@roomwright/contract/studio/work-scene-calls"
import { profileGaps, type PublishHost, type WorkFilter } from "@roomwright/studio/publish-host"
import { ApiError } from "../platform/api.ts"
import { shownLanguage } from "../platform/locale/shown-language.ts"
import { plainCall } from "../platform/plain-call.ts"
import { answer } from "./renders-web.ts"
import { studioCall } from "./studio-session.ts"

/** One dialog shows so many; older ones publish from their own form. */
const mostWorks = "50"

/** Publishing a project as a work, or as the 3D scene of one: this site's API. */
export const createPublishing = (): PublishHost => ({
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
      return refusal(error)
    }
  },
  choices: async () => {
    const offered = async (filter: WorkFilter) =>
      (await plainCall(shownLanguage())(listOfferedValues, { params: { filter }, query: {} })).map(
        ({ id, name }) => ({ value: id, text: name.text }),
      )
    const [style, space, homeType, roomType, scene] = await Promise.all([
      offered("style"),
      offered("space"),
      offered("homeType"),
      offered("roomType"),
      offered("scene"),
    ])
    return { style, space, homeType, roomType, scene }
  },
  takeRender: (id) => answer(async () => (await studioCall(useRenderInWork, { params: { id } })).id),
  takePicture: (picture) =>
    answer(async () => {
      const file = new File([picture], "plan.png", { type: picture.type })
      return (await studioCall(uploadPicture, { body: { purpose: "work" }, file })).id
    }),
  save: async ({ key, name, description, filters, area, price, isTemplate, pictures }) => {
    const [mainImage = "", ...detailImages] = pictures
    const language = shownLanguage()
    try {
      const body = {
        ...filters,
        key,
        localName: { [language]: name },
        styleDescription: description === "" ? {} : { [language]: description },
        area,
        price,
        template: isTemplate,
        templateId: null,
        url3d: "",
        mainImage,
        detailImages,
      }
      const { id } = await studioCall(saveMyWork, { body })
      return { kind: "saved", work: id }
    } catch (error) {
      if (error instanceof ApiError && error.is("uploadGone")) return { kind: "picturesGone" }
      return refusal(error)
    }
  },
  show: async (work) => {
    try {
      await studioCall(shelveMyWork, { params: { id: work } })
      return { kind: "shown" }
    } catch (error) {
      if (error instanceof ApiError && error.is("designerIncomplete")) {
        const { faults } = error
        const gaps = profileGaps.filter((gap) => faults.some(({ path }) => path === `profile.${gap}`))
        return { kind: "incomplete", gaps }
      }
      return refusal(error)
    }
  },
  address: workPath,
  editAddress: myWorkPath,
  profile: pagePaths.profile,
})

/** A refusal of the server, in its words; what did not come through is thrown. */
function refusal(error: unknown): { readonly kind: "refused"; readonly message: string } {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500)
    return { kind: "refused", message: error.message }
  throw error
}

const addressOf = ({ address, path, widths }: OwnPicture): string =>
  address ?? `${path}/${widths[0] ?? 320}.webp`

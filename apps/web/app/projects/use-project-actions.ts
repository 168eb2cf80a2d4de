import {
  deleteProject,
  emptyTrash,
  makeProject,
  renameProject,
  shareProject,
  trashProject,
  unshareProject,
  untrashProject,
} from "@roomwright/contract/studio/project-calls"
import { sharedProjectPath } from "@roomwright/contract/page-paths"
import type { ProjectSummary } from "@roomwright/contract/studio/projects"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { ApiError } from "../platform/api.ts"
import { useLanguage } from "../platform/locale/locale.tsx"
import { useProjectText } from "../platform/projects/project-texts.ts"
import { siteCall, type SiteCall } from "../platform/site-call.ts"
import { showToast } from "../platform/toast-store.ts"

export type ProjectActions = ReturnType<typeof useProjectActions>

/** What can be done with projects, one thing at a time; the list is read anew after each. */
export function useProjectActions() {
  const t = useProjectText()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  /** What was put into the trash last, to be taken out again at once. */
  const [trashed, setTrashed] = useState<ProjectSummary | null>(null)

  /** The answer; null where it was refused, which is said. */
  async function act<T>(what: (call: SiteCall) => Promise<T>): Promise<T | null> {
    if (isBusy) return null
    setBusy(true)
    try {
      return await what(siteCall(language))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 401 && !error.is("loginRequired")) showToast("error", error.message)
      return null
    } finally {
      // A refusal, too, may mean that it is no longer as it was shown.
      await revalidate()
      setBusy(false)
    }
  }
  const paramsOf = ({ id }: ProjectSummary) => ({ params: { id } })

  return {
    isBusy,
    trashed,
    /** The new project's id. */
    make: (name: string, key: string) =>
      act(async (call) => (await call(makeProject, { body: { name, key } })).id),
    duplicate: async (project: ProjectSummary, key: string): Promise<boolean> => {
      // A long name makes room for what says that it is a copy.
      const name = t("projects.copyOf", { name: [...project.name].slice(0, 60).join("") })
      const made = await act((call) => call(makeProject, { body: { name, key, from: project.id } }))
      if (made) showToast("success", t("projects.copied", { name: made.name }))
      return made !== null
    },
    rename: async (project: ProjectSummary, name: string): Promise<boolean> =>
      (await act((call) => call(renameProject, { ...paramsOf(project), body: { name } }))) !== null,
    trash: async (project: ProjectSummary): Promise<void> => {
      if (await act((call) => call(trashProject, paramsOf(project)))) setTrashed(project)
    },
    restore: async (project: ProjectSummary): Promise<void> => {
      const restored = await act((call) => call(untrashProject, paramsOf(project)))
      if (!restored) return
      setTrashed(null)
      showToast("success", t("projects.restored", { name: project.name }))
    },
    forgetTrashed: () => setTrashed(null),
    remove: async (project: ProjectSummary): Promise<void> => {
      const isDone = await act(async (call) => {
        await call(deleteProject, paramsOf(project))
        return true
      })
      if (isDone) showToast("success", t("projects.deleted", { name: project.name }))
    },
    emptyTrash: async (): Promise<void> => {
      const answer = await act((call) => call(emptyTrash, {}))
      if (answer) showToast("success", t("projects.emptied", { count: answer.deleted }))
    },
    /** The link by which others look at it, made where there is none yet. */
    share: async (project: ProjectSummary): Promise<string | null> => {
      const link = await act((call) => call(shareProject, paramsOf(project)))
      return link && `${location.origin}${sharedProjectPath(link.token)}`
    },
    withdraw: async (project: ProjectSummary): Promise<boolean> => {
      const isDone = await act(async (call) => {
        await call(unshareProject, paramsOf(project))
        return true
      })
      return isDone !== null
    },
  }
}

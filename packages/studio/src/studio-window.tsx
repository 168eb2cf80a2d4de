import { randomIds } from "@roomwright/scene/commands/element-ids"
import { writeDocument } from "@roomwright/scene/document/write-document"
import type { Scene } from "@roomwright/scene/document/scene"
import { useEffect, useMemo, useState } from "react"
import { createEditor, type Editor } from "./editor/editor.ts"
import { usualOptions } from "./editor/usual-options.ts"
import { useEditorState } from "./editor/use-editor.ts"
import type { PieceKey } from "./library/library-host.ts"
import { takeByKey } from "./library/take-piece.ts"
import { createPlanView } from "./plan-view/create-plan-view.tsx"
import { ProjectButtons } from "./saving/project-buttons.tsx"
import { createStageView } from "./stage-view/create-stage-view.tsx"
import { RenderDeskContext } from "./render/use-render-desk.ts"
import { useRenders } from "./render/use-renders.ts"
import { readScene } from "./saving/read-scene.ts"
import { SaveBadge } from "./saving/save-badge.tsx"
import { ProblemNotice, SavingNotices } from "./saving/saving-notices.tsx"
import { SavingQuestions } from "./saving/saving-questions.tsx"
import { useSaving } from "./saving/use-saving.ts"
import { SharedPlan } from "./shared-plan.tsx"
import { Studio } from "./studio.tsx"
import type { OpenedProject, StudioHost } from "./studio-host.ts"
import { useStudioText } from "./use-studio-text.ts"

interface StudioWindowProps {
  readonly host: StudioHost
  readonly project: OpenedProject
  /** A piece of the library that is to be put down first. */
  readonly inHand?: PieceKey | null
  /** A render that is to be looked at first. */
  readonly showsRender?: string | null
}

/** A project that is open: drawn on, and saved as it is drawn. Texts come from `StudioTextContext` around it. */
export function StudioWindow({ host, project, inHand = null, showsRender = null }: StudioWindowProps) {
  const t = useStudioText()
  const [editor] = useState(() => {
    const scene = readScene(project.text)
    return scene && createEditor({ scene, options: usualOptions, newId: randomIds(Math.random) })
  })
  if (editor) return <DrawingWindow {...{ host, project, editor, inHand, showsRender }} />
  return (
    <div className="h-dvh bg-paper text-ink">
      {/* It says what is wrong with it. */}
      <SharedPlan text={project.text} name={project.name} words={t} />
    </div>
  )
}

/** Who leaves waits so long for what is being saved, ms. */
const lastSaveMs = 2_500

interface DrawingWindowProps extends Pick<StudioWindowProps, "host" | "project"> {
  readonly editor: Editor
  readonly inHand: PieceKey | null
  readonly showsRender: string | null
}

function DrawingWindow({ host, project, editor, inHand, showsRender }: DrawingWindowProps) {
  const saving = useSaving(host, project, editor)
  const [plan] = useState(() =>
    createPlanView(editor, (picture) => host.pictures.address(project.id, picture)),
  )
  const [stage] = useState(() => createStageView(editor, host.library))
  const { ask } = saving
  useEffect(() => {
    if (inHand !== null) void takeByKey(editor, host.library, inHand)
  }, [editor, host, inHand])
  const leaving = useMemo((): StudioHost => {
    const leave = async (): Promise<void> => {
      await Promise.race([ask.settle(), new Promise((resolve) => setTimeout(resolve, lastSaveMs))])
      host.leave()
    }
    return { ...host, leave: () => void leave() }
  }, [host, ask])
  const renders = useRenders(saving, showsRender)
  return (
    <RenderDeskContext value={renders}>
      <Studio
        editor={editor}
        host={leaving}
        project={project}
        views={{ plan, stage }}
        beginsIn={showsRender === null ? null : "stage"}
        slots={{
          saving: <SaveBadge saving={saving} />,
          buttons: <ProjectButtons saving={saving} />,
          notices: <SavingNotices saving={saving} />,
          narrowNotices: <ProblemNotice saving={saving} />,
          questions: <SavingQuestions saving={saving} />,
          readOnlyPlan: <PlanToLookAt host={host} project={project} />,
        }}
      />
    </RenderDeskContext>
  )
}

const sceneOf = ({ scene }: { readonly scene: Scene }): Scene => scene

function PlanToLookAt({ host, project }: StudioWindowProps) {
  const t = useStudioText()
  const scene = useEditorState(sceneOf)
  const text = useMemo(() => writeDocument(scene), [scene])
  const pictureAddress = useMemo(
    () => (picture: string) => host.pictures.address(project.id, picture),
    [host, project.id],
  )
  return (
    <SharedPlan
      text={text}
      name={project.name}
      hasHeading={false}
      words={t}
      pictureAddress={pictureAddress}
    />
  )
}

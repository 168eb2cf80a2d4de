import { childrenOfKind } from "@roomwright/scene/document/scene-index"
import { useEditorState } from "../../editor/use-editor.ts"
import type { ProjectId, StudioHost } from "../../studio-host.ts"
import { useStudioText } from "../../use-studio-text.ts"
import { UnderlayProperties } from "./underlay-properties.tsx"
import { Section } from "../../panels/parts/section.tsx"
import { PicturePicker } from "./picture-picker.tsx"

interface PictureTabProps {
  readonly host: StudioHost
  readonly project: ProjectId
}

/** The picture of a plan under the level: to draw over. */
export function PictureTab({ host, project }: PictureTabProps) {
  const t = useStudioText()
  const scene = useEditorState((state) => state.scene)
  const level = useEditorState((state) => state.level)
  const [underlay] = childrenOfKind(scene, level, "underlay")
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      <Section title={underlay ? t("panel.pictureOther") : t("panel.pictureAdd")}>
        <p className="text-ink-2">{t("panel.pictureText")}</p>
        <div data-picture>
          <PicturePicker key={level} host={host} project={project} />
        </div>
      </Section>
      {underlay ? (
        <UnderlayProperties key={underlay.id} id={underlay.id} underlay={underlay.element} />
      ) : null}
    </div>
  )
}

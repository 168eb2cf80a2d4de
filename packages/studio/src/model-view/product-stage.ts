import {
  Box3,
  Color,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Spherical,
  Vector3,
  WebGLRenderer,
  type Group,
} from "three"
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js"
import { createDimensionLines, sides, type DimensionLines, type Side } from "./dimension-lines.ts"
import { disposeModel } from "./dispose-model.ts"
import { lightStage } from "./light-stage.ts"

export interface LabelPlace {
  /** Px from the upper left corner of the canvas. */
  readonly x: number
  readonly y: number
}

interface StageOptions {
  readonly canvas: HTMLCanvasElement
  /** Who wants no motion gets none that they did not make. */
  readonly isCalm: boolean
  /** Hears where the texts of the lines belong, whenever something was drawn; null while there are no lines. */
  readonly onDraw: (places: Readonly<Record<Side, LabelPlace>> | null) => void
  /** The graphics card is gone. */
  readonly onLost: () => void
}

/** A thing that one can walk around. Nothing is drawn but when something has changed. */
export interface ProductStage {
  show(model: Group): void
  /** The model looks otherwise. */
  redraw(): void
  /** Walks around the thing: degrees to the right and up. */
  turn(right: number, up: number): void
  /** Nearer for factors above 1. */
  zoom(factor: number): void
  reset(): void
  showDimensions(shown: boolean): void
  /** Whether the wheel zooms, or scrolls the page. */
  takeWheel(taken: boolean): void
  resize(width: number, height: number): void
  /** What is seen now, as a square PNG on a light ground, without lines. */
  takePicture(sidePx: number): Promise<Blob>
  dispose(): void
}

const fieldOfView = 30
/** From where one looks at first: a little from the right, a little from above. */
const firstLook = new Spherical(1, (70 * Math.PI) / 180, (32 * Math.PI) / 180)
const pictureGround = "#f3efe7"

/** Makes a stage on a canvas. Throws where the browser has no WebGL. */
export function createProductStage({ canvas, isCalm, onDraw, onLost }: StageOptions): ProductStage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, preserveDrawingBuffer: false })
  renderer.setPixelRatio(Math.min(2, globalThis.devicePixelRatio))
  // Made for things that are sold: colours stay what they are.
  renderer.toneMapping = NeutralToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  // Nothing moves but the eye.
  renderer.shadowMap.autoUpdate = false
  const scene = new Scene()
  const camera = new PerspectiveCamera(fieldOfView, 1, 0.01, 200)
  const controls = new OrbitControls(camera, canvas)
  controls.enableDamping = !isCalm
  controls.enablePan = false
  controls.maxPolarAngle = Math.PI / 2
  controls.enableZoom = false
  let box = new Box3(new Vector3(-0.5, 0, -0.5), new Vector3(0.5, 1, 0.5))
  let shown: Group | null = null
  let dimensions: DimensionLines | null = null
  let putOut = (): void => {}
  let frame: number | null = null

  const ask = (): void => {
    frame ??= requestAnimationFrame(draw)
  }
  const draw = (): void => {
    frame = null
    // Tells that it moved on by itself, until it has come to rest.
    controls.update()
    const ends = dimensions?.lines.visible ? dimensions.turnTo(camera.position) : null
    renderer.render(scene, camera)
    onDraw(ends ? placesOf(ends, camera, canvas) : null)
  }
  const lose = (event: Event): void => {
    event.preventDefault()
    onLost()
  }
  controls.addEventListener("change", ask)
  canvas.addEventListener("webglcontextlost", lose)

  const lookFromFirst = (): void => {
    // What still turns by itself comes to rest first, or it would go on from there.
    controls.enableDamping = false
    controls.update()
    controls.enableDamping = !isCalm
    controls.target.copy(box.getCenter(new Vector3()))
    const distance = distanceFor(box, camera)
    controls.minDistance = distance * 0.3
    controls.maxDistance = distance * 2.5
    camera.near = distance / 100
    camera.far = distance * 20
    camera.position.setFromSpherical(firstLook).setLength(distance).add(controls.target)
    camera.updateProjectionMatrix()
    controls.update()
    ask()
  }

  return {
    show(model) {
      box = new Box3().setFromObject(model, true)
      model.traverse((part) => {
        if (part instanceof Mesh) Object.assign(part, { castShadow: true, receiveShadow: true })
      })
      shown = model
      scene.add(model)
      putOut = lightStage(renderer, scene, box)
      dimensions = createDimensionLines(box, new Color(getComputedStyle(canvas).color))
      scene.add(dimensions.lines)
      renderer.shadowMap.needsUpdate = true
      lookFromFirst()
    },
    redraw: ask,
    turn(right, up) {
      controls.rotateLeft((-right * Math.PI) / 180)
      controls.rotateUp((-up * Math.PI) / 180)
      ask()
    },
    zoom(factor) {
      const away = camera.position.clone().sub(controls.target)
      const length = Math.max(controls.minDistance, Math.min(controls.maxDistance, away.length() / factor))
      camera.position.copy(controls.target).add(away.setLength(length))
      controls.update()
      ask()
    },
    reset: lookFromFirst,
    showDimensions(isShown) {
      if (dimensions) dimensions.lines.visible = isShown
      ask()
    },
    takeWheel(taken) {
      controls.enableZoom = taken
    },
    resize(width, height) {
      if (width === 0 || height === 0) return
      renderer.setSize(width, height, false)
      camera.aspect = width / height
      camera.updateProjectionMatrix()
      ask()
    },
    async takePicture(sidePx) {
      return takePicture({ renderer, scene, camera, sidePx, lines: dimensions?.lines ?? null, canvas, ask })
    },
    dispose() {
      if (frame !== null) cancelAnimationFrame(frame)
      canvas.removeEventListener("webglcontextlost", lose)
      controls.dispose()
      dimensions?.dispose()
      putOut()
      if (shown) disposeModel(shown)
      renderer.dispose()
      // One that stays on the page may be given another stage; a lost context would not come back.
      if (!canvas.isConnected) renderer.forceContextLoss()
    },
  }
}

/** So far away that the whole thing is seen, however it is turned. */
function distanceFor(box: Box3, { aspect }: PerspectiveCamera): number {
  const radius = box.getSize(new Vector3()).length() / 2
  const narrow = Math.min(1, aspect)
  return (radius * 1.25) / Math.sin((fieldOfView * Math.PI) / 360) / narrow
}

function placesOf(
  ends: Readonly<Record<Side, Vector3>>,
  camera: PerspectiveCamera,
  { clientWidth, clientHeight }: HTMLCanvasElement,
): Record<Side, LabelPlace> {
  const place = (side: Side): LabelPlace => {
    const { x, y } = ends[side].clone().project(camera)
    return { x: ((x + 1) / 2) * clientWidth, y: ((1 - y) / 2) * clientHeight }
  }
  const [width, depth, height] = sides.map(place) as [LabelPlace, LabelPlace, LabelPlace]
  return { width, depth, height }
}

interface Taking {
  readonly renderer: WebGLRenderer
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  readonly sidePx: number
  readonly lines: { visible: boolean } | null
  readonly canvas: HTMLCanvasElement
  /** Has the canvas drawn as it was. */
  readonly ask: () => void
}

async function takePicture({ renderer, scene, camera, sidePx, lines, canvas, ask }: Taking): Promise<Blob> {
  const { clientWidth, clientHeight } = canvas
  const ratio = renderer.getPixelRatio()
  const had = { isLined: lines?.visible ?? false, aspect: camera.aspect }
  if (lines) lines.visible = false
  scene.background = new Color(pictureGround)
  renderer.setPixelRatio(1)
  renderer.setSize(sidePx, sidePx, false)
  camera.aspect = 1
  camera.updateProjectionMatrix()
  renderer.render(scene, camera)
  try {
    // Asked for in the same turn, before the browser clears what was drawn.
    return await new Promise<Blob>((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error("No picture was taken."))),
        "image/png",
      ),
    )
  } finally {
    if (lines) lines.visible = had.isLined
    scene.background = null
    renderer.setPixelRatio(ratio)
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = had.aspect
    camera.updateProjectionMatrix()
    ask()
  }
}

import {
  ClampToEdgeWrapping,
  Data3DTexture,
  DataTexture,
  DataUtils,
  FloatType,
  HalfFloatType,
  LinearFilter,
  NearestFilter,
  RGBAFormat,
  RedFormat,
  UnsignedByteType,
  Vector2,
  Vector3,
  type IUniform,
} from "three"
import { heights } from "./field-grid.ts"
import { addLamps, type LightField } from "./light-field.ts"
import type { LitLamp, LitRoom } from "@roomwright/models/light/lit-room"
import { mapRooms } from "./room-map.ts"

/** How much of each light of the field is shown; what is left out comes from lights with shadows. */
export interface FieldMix {
  readonly day: number
  readonly lamps: number
  /** Of the sky through the windows of the room that one is in, and through those of others. */
  readonly nearSky: number
  readonly sky: number
  readonly near: number
  /** How much a lamp itself shines, by its place: those that cast shadows shine less. */
  shareOf(lamp: LitLamp, room: number): number
}

/** The soft light of a home as a texture that its surfaces look up. */
export interface FieldVolume {
  readonly uniforms: Readonly<Record<string, IUniform>> & {
    readonly fieldShare: IUniform<number>
    readonly evenShare: IUniform<number>
    readonly lampRooms: IUniform<number[]>
  }
  /** Another field: the textures are made anew. */
  set(field: LightField): void
  mix(by: FieldMix): void
  dispose(): void
}

const [columnsOfTable, faces] = [3, 6]

export function createFieldVolume(): FieldVolume {
  const map = new DataTexture(new Uint8Array(1), 1, 1, RedFormat, UnsignedByteType)
  const uniforms = {
    fieldLight: { value: emptyVolume() },
    fieldMap: { value: map },
    fieldTable: {
      value: new DataTexture(new Float32Array(columnsOfTable * 4), columnsOfTable, 1, RGBAFormat, FloatType),
    },
    fieldSize: { value: new Vector3(1, 1, 1) },
    fieldFrom: { value: new Vector2() },
    fieldSpan: { value: new Vector2(1, 1) },
    fieldHeights: { value: new Vector2(0, 0) },
    fieldShare: { value: 0 },
    evenShare: { value: 1 },
    lampRooms: { value: [0, 0, 0, 0] },
  }
  let field: LightField | null = null
  let roomOfLamp = new Map<LitLamp, number>()

  return {
    uniforms,
    set(next) {
      field = next
      const { rooms } = next.home
      roomOfLamp = lampsByRoom(next)
      const width = next.grids.reduce((sum, { size }) => sum + size[0], 0) || 1
      const depth = Math.max(1, ...next.grids.map(({ size }) => size[2]))
      uniforms.fieldSize.value.set(width, heights * faces, depth)
      uniforms.fieldLight.value.dispose()
      uniforms.fieldLight.value = volumeOf(new Uint16Array(width * heights * faces * depth * 4), width, depth)
      uniforms.fieldTable.value.dispose()
      uniforms.fieldTable.value = tableOf(next)
      const plan = mapRooms(rooms)
      uniforms.fieldMap.value.dispose()
      uniforms.fieldMap.value = new DataTexture(
        plan.ids,
        plan.columns,
        plan.rows,
        RedFormat,
        UnsignedByteType,
      )
      uniforms.fieldMap.value.minFilter = NearestFilter
      uniforms.fieldMap.value.magFilter = NearestFilter
      uniforms.fieldMap.value.unpackAlignment = 1
      uniforms.fieldMap.value.needsUpdate = true
      uniforms.fieldFrom.value.set(plan.x, plan.z)
      uniforms.fieldSpan.value.set(plan.columns * plan.cell, plan.rows * plan.cell)
      const [first] = rooms
      uniforms.fieldHeights.value.set(
        (first?.floorY ?? 0) - 0.3,
        Math.max(...rooms.map(({ floorY, height }) => floorY + height), 0) + 0.3,
      )
    },
    mix(by) {
      if (!field) return
      const { value: texture } = uniforms.fieldLight
      // Made by `volumeOf`.
      const data = texture.image.data as Uint16Array
      const { x: width, y: height } = uniforms.fieldSize.value
      const sum = new Float32Array(18)
      let left = 0
      for (const [room, grid] of field.grids.entries()) {
        const lamps = [...roomOfLamp].flatMap(([lamp, own]) => {
          const share = own === room ? by.shareOf(lamp, room) : 0
          return share > 0 ? [{ ...lamp, lumens: lamp.lumens * share }] : []
        })
        const sky = room === by.near ? by.nearSky : by.sky
        for (let place = 0; place < grid.count; place++) {
          const at = (grid.first + place) * 18
          for (let part = 0; part < 18; part++)
            sum[part] =
              (field.day[at + part] ?? 0) * by.day +
              (field.lamp[at + part] ?? 0) * by.lamps +
              (field.sky[at + part] ?? 0) * sky
          addLamps({ lamps }, grid.placeOf(place), sum, 0)
          const x = left + (place % grid.size[0])
          const y = Math.floor(place / grid.size[0]) % heights
          const z = Math.floor(place / grid.size[0] / heights)
          for (let face = 0; face < faces; face++) {
            const to = ((z * height + face * heights + y) * width + x) * 4
            for (let part = 0; part < 3; part++)
              data[to + part] = DataUtils.toHalfFloat(Math.min(60_000, sum[face * 3 + part] ?? 0))
          }
        }
        left += grid.size[0]
      }
      texture.needsUpdate = true
    },
    dispose() {
      uniforms.fieldLight.value.dispose()
      uniforms.fieldMap.value.dispose()
      uniforms.fieldTable.value.dispose()
    },
  }
}

/** The room of each lamp of a field; lamps in none shine for nobody. */
export function lampsByRoom({ home: { rooms, lamps } }: LightField): Map<LitLamp, number> {
  const found = new Map<LitLamp, number>()
  for (const lamp of lamps) {
    const room = roomOf(rooms, lamp)
    if (room !== -1) found.set(lamp, room)
  }
  return found
}

const roomOf = (rooms: readonly LitRoom[], { at: [x, y, z] }: LitLamp): number =>
  rooms.findIndex((room) => y >= room.floorY && y <= room.floorY + room.height && isIn(room, x, z))

function isIn({ ring }: LitRoom, x: number, z: number): boolean {
  let inside = false
  for (const [index, [ax, az]] of ring.entries()) {
    const [bx, bz] = ring[(index + 1) % ring.length] ?? [ax, az]
    if (az > z !== bz > z && x < ax + ((z - az) / (bz - az)) * (bx - ax)) inside = !inside
  }
  return inside
}

const emptyVolume = (): Data3DTexture => volumeOf(new Uint16Array(4), 1, 1, 1)

function volumeOf(data: Uint16Array, width: number, depth: number, height = heights * faces): Data3DTexture {
  const texture = new Data3DTexture(data, width, height, depth)
  texture.format = RGBAFormat
  texture.type = HalfFloatType
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.wrapS = ClampToEdgeWrapping
  texture.needsUpdate = true
  return texture
}

/** Where each room's grid begins, how dense and how large it is. */
function tableOf({ grids }: LightField): DataTexture {
  const numbers: number[] = []
  let left = 0
  for (const { low, high, size } of grids) {
    const dense = ([0, 1, 2] as const).map(
      (axis) => (size[axis] - 1) / Math.max(1e-3, high[axis] - low[axis]),
    )
    numbers.push(...low, left, ...dense, 0, ...size, 0)
    left += size[0]
  }
  const texture = new DataTexture(
    Float32Array.from(numbers.length > 0 ? numbers : Array.from({ length: 12 }, () => 0)),
    columnsOfTable,
    Math.max(1, grids.length),
    RGBAFormat,
    FloatType,
  )
  texture.needsUpdate = true
  return texture
}

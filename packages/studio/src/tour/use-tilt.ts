import { useEffect, useState } from "react"
import type { PanoramaStage } from "../model-view/panorama-stage.ts"

/** Turning with the device, where it can. */
export function useTilt(stage: PanoramaStage | null) {
  const [canTilt, setCan] = useState(false)
  const [isOn, setOn] = useState(false)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    let isLeft = false
    void stage?.canTilt().then((can) => {
      if (!isLeft) setCan(can)
    })
    return () => {
      isLeft = true
    }
  }, [stage])
  const toggle = (): void => {
    void stage?.tilt(!isOn).then((on) => {
      setOn(on)
      setRefused(!isOn && !on)
    })
  }
  return { canTilt, isOn, isRefused, toggle }
}

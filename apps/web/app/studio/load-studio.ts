/** Fetches the studio. */
export async function loadStudio() {
  const { StudioWindow } = await import("@roomwright/studio/studio-window")
  return { default: StudioWindow }
}

/** Fetches what shows a plan to who may only look. */
export async function loadSharedPlan() {
  const { SharedPlan } = await import("@roomwright/studio/shared-plan")
  return { default: SharedPlan }
}

export interface Throttled {
  (): void
  stop(): void
}

/** Does something when it is asked for, but at most so often: what is asked for too early is done once, later. */
export function atMostEvery(ms: number, work: () => void): Throttled {
  let timer: ReturnType<typeof setTimeout> | null = null
  let isWanted = false
  function run(): void {
    isWanted = false
    timer = setTimeout(() => {
      timer = null
      if (isWanted) run()
    }, ms)
    work()
  }
  const ask = (): void => {
    if (timer === null) run()
    else isWanted = true
  }
  return Object.assign(ask, {
    stop() {
      if (timer !== null) clearTimeout(timer)
      timer = null
      isWanted = false
    },
  })
}

/**
 * Runs named phases one after the other, each `() => Promise<{ passed, failed, failures?, unsteady? }>`, and prints name,
 * result and time, and below them what failed and the tests that passed only the second time: who reads only the end of a
 * log finds the cause there.
 * The last line is `N passed, N failed` over all; the exit code says whether nothing failed.
 */
export async function runPhases(phases) {
  const total = { passed: 0, failed: 0 }
  const summary = []
  const failures = []
  const unsteady = []
  for (const [name, run] of Object.entries(phases)) {
    process.stdout.write(`\n=== ${name}\n`)
    const startedAt = performance.now()
    const result = await runOne(run)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const line = `${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`
    process.stdout.write(`=== ${line}\n`)
    summary.push(line)
    failures.push(...(result.failures ?? []))
    unsteady.push(...(result.unsteady ?? []))
    total.passed += result.passed
    total.failed += result.failed
  }
  if (failures.length > 0) {
    summary.push("", "Failed:", ...failures.map((failure) => `  ${failure}`))
  }
  if (unsteady.length > 0) {
    summary.push("", "Passed only the second time, to be mended:", ...unsteady.map((name) => `  ${name}`))
  }
  process.stdout.write(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed\n`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

async function runOne(run) {
  try {
    const result = await run()
    if (result.passed + result.failed > 0) return result
    process.stdout.write("No test ran: that is a failure.\n")
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : error}\n`)
  }
  return { passed: 0, failed: 1 }
}

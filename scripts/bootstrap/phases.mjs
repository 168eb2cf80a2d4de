/**
 * Runs named phases one after the other, each `() => Promise<{ passed, failed }>`, and prints name, result and time.
 * The last line is `N passed, N failed` over all; the exit code says whether nothing failed.
 */
export async function runPhases(phases) {
  const total = { passed: 0, failed: 0 }
  const summary = []
  for (const [name, run] of Object.entries(phases)) {
    process.stdout.write(`\n=== ${name}\n`)
    const startedAt = performance.now()
    const result = await runOne(run)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const line = `${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`
    process.stdout.write(`=== ${line}\n`)
    summary.push(line)
    total.passed += result.passed
    total.failed += result.failed
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

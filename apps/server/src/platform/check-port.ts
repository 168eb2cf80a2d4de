import { once } from "node:events"
import { createServer } from "node:net"
import { StartupError, codeOf } from "./startup-error.ts"

/**
 * Fails early when the address cannot be listened on, before a database is started or demo content created.
 */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer()
  try {
    probe.listen({ host, port, exclusive: true })
    await once(probe, "listening")
  } catch (error) {
    throw explainListenFault(error, host, port)
  }
  probe.close()
  await once(probe, "close")
}

/** Cause and remedy of listening errors. */
export function explainListenFault(error: unknown, host: string, port: number): unknown {
  const refuse = (line: string) => new StartupError(line, { cause: error })
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return refuse(`Port ${port} is taken by another program: stop it, or set PORT to another number.`)
    case "EACCES":
      return refuse(`Port ${port} needs more rights than this user has: set PORT to a number above 1023.`)
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return refuse(`HOST=${host} is no address of this machine: use 127.0.0.1, or 0.0.0.0 for all of them.`)
    default:
      return error
  }
}

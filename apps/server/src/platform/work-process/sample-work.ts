import { AppError } from "../app-error.ts"

interface Sample {
  readonly kind: "echo" | "pid" | "refuse" | "fail" | "forever" | "grow" | "exit" | "environment"
  readonly value?: unknown
}

/** Work for `run-in-process.test.ts`. */
export default async function work({ kind, value }: Sample): Promise<unknown> {
  switch (kind) {
    case "echo":
      return value
    case "pid":
      return process.pid
    case "refuse":
      throw new AppError("pictureUnreadable")
    case "fail":
      throw new Error("broken inside")
    case "environment":
      return Object.keys(process.env)
    case "exit":
      return process.exit(0)
    case "grow":
      return grow()
    case "forever":
      for (;;);
  }
}

function grow(): never {
  const held: string[] = []
  for (;;) held.push(`${held.length} `.repeat(100_000).split(" ").join("-"))
}

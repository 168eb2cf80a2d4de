import { expect, test } from "vitest"
import { checkFile } from "./check-file.ts"

test.each([
  [{ type: "image/jpeg", size: 3_000_000 }, "identity", null],
  [{ type: "image/jpeg", size: 3_000_001 }, "identity", "upload.tooLarge"],
  [{ type: "image/webp", size: 8_000_000 }, "work", null],
  [{ type: "image/png", size: 8_000_001 }, "work", "upload.tooLarge"],
  [{ type: "image/svg+xml", size: 10 }, "avatar", "upload.wrongKind"],
  [{ type: "", size: 10 }, "avatar", "upload.wrongKind"],
  [{ type: "image/png", size: 0 }, "avatar", "upload.empty"],
] as const)("a file %j for %s: %s", (file, purpose, fault) => expect(checkFile(file, purpose)).toBe(fault))

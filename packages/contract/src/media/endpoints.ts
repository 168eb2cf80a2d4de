import { readOwnUpload, uploadPicture } from "./uploads.ts"

export const mediaEndpoints = {
  readOwnUpload,
  uploadPicture,
} as const

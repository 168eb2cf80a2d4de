import { readOwnModel, uploadModel } from "@roomwright/contract/catalogue/product-model-calls"
import { readOwnUpload, uploadPicture } from "@roomwright/contract/media/uploads"
import { AppError } from "../../platform/app-error.ts"
import { handle, type Route } from "../../platform/http/dispatch.ts"
import type { Services } from "../../platform/services.ts"
import { readWaitingUpload } from "./read-waiting-upload.ts"
import { readWaitingModel } from "./read-waiting-model.ts"
import { takeModel } from "./take-model.ts"
import { takeUpload } from "./take-upload.ts"

export const mediaRoutes = (services: Services): Route[] => [
  handle(uploadPicture, ({ body, file }, { session }) => {
    if (!session) throw new AppError("loginRequired")
    return takeUpload(services, { accountId: session.accountId, purpose: body.purpose, content: file })
  }),
  handle(readOwnUpload, ({ params }, { session }) => {
    if (!session) throw new AppError("loginRequired")
    return readWaitingUpload(services, { uploadId: params.id, accountId: session.accountId })
  }),
  handle(uploadModel, ({ file }, { session }) => {
    if (!session) throw new AppError("loginRequired")
    return takeModel(services, { accountId: session.accountId, content: file })
  }),
  handle(readOwnModel, ({ params }, { session }) => {
    if (!session) throw new AppError("loginRequired")
    return readWaitingModel(services, { uploadId: params.id, accountId: session.accountId })
  }),
]

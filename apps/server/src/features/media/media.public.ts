export { storePanorama, storePicture } from "./store-picture.ts"
export type { PictureCut } from "./encode-picture.ts"
export { showPictures } from "./show-pictures.ts"
export {
  foundPicture,
  pictureColumns,
  pictureColumnsText,
  toPicture,
  type PictureRow,
} from "./picture-row.ts"
export { toOwnPicture } from "./own-picture.ts"
export {
  claimUpload,
  deletePicture,
  deletePrivateFile,
  deleteUnclaimedUploads,
  findClaimedPicture,
  readUpload,
} from "./use-uploads.ts"
export { signDownload, signPrivateFile } from "./private-files.ts"
export type { MadeFile, MakeFile } from "./serve-signed-files.ts"
export { savePictures, readFullSizes, readPictureFile, type PictureFile } from "./save-pictures.ts"
export { markPictures } from "./mark-pictures.ts"
export { createMarkSweep, makeWaitingMarks, readPublicPicture } from "./marked-files.ts"
export { rewriteMetadata, typeOfFormat } from "./original-file.ts"
export { markPicture } from "./mark-picture.ts"
export { readPrivateFile } from "./private-files.ts"
export { readTaken } from "./upload-place.ts"
export { takeUpload } from "./take-upload.ts"
export { storePrivatePicture } from "./store-private-picture.ts"
export { signHiddenPanorama, signHiddenPicture } from "./hidden-pictures.ts"
export { levelsOfRow } from "./panorama-tiles.ts"
export { signPictureFolder } from "./serve-pictures.ts"
export { claimModel, deleteModel, findClaimedModel, showModels } from "./use-models.ts"
export { modelPath } from "./model-files.ts"
export { signHiddenModel } from "./hidden-models.ts"
export { saveOwnModel } from "./take-model.ts"
export { prepareModel, storeModel, type PreparedModel } from "./store-model.ts"
export { recordGone } from "./gone-files.ts"
export {
  dropTile,
  dropTiled,
  insertTile,
  insertTiled,
  writeTile,
  writeTiled,
  type WrittenTile,
} from "./render-pictures.ts"
export { copyPicture } from "./copy-picture.ts"
export { copyToUpload } from "./copy-to-upload.ts"
export { modelFile } from "./model-files.ts"

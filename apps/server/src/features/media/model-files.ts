/** As somebody sent it, until it is made smaller. */
export const sentModelFile = (id: string): string => `models/${id}/source.glb`

/** As everybody gets it. */
export const modelFile = (id: string, hash: string): string => `models/${id}/${hash}.glb`

/** Where everybody gets it, as long as what it belongs to may be seen. */
export const modelPath = (id: string, hash: string): string => `/media/models/${id}-${hash}.glb`

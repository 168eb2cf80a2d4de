/** Which build of the site a server has now: `{ "id": … }`. Asked by open pages, never cached. */
export const latestBuildPath = "/builds/latest.json"

/** What a build consists of: `{ "id": …, "pages": [paths] }`. Answered for the server's present build alone. */
export const buildManifestPath = (id: string): string => `/builds/${id}.json`

/** The part of the table of pages that some paths need, for the pages of one build: `?paths=/works,/help&version=…`. */
export const routesPath = "/builds/routes"

import { benchAccounts } from "./bench-accounts.ts"
import { benchApi } from "./bench-api.ts"
import { benchCart } from "./bench-cart.ts"
import { benchLayout } from "./bench-layout.ts"
import { benchDrawings } from "./bench-drawings.ts"
import { benchLibrary } from "./bench-library.ts"
import { benchLighthouse } from "./bench-lighthouse.ts"
import { benchModels } from "./bench-models.ts"
import { benchMoney } from "./bench-money.ts"
import { benchOrders } from "./bench-orders.ts"
import { benchPages } from "./bench-pages.ts"
import { benchRelevance } from "./bench-relevance.ts"
import { benchScene } from "./bench-scene.ts"
import { benchSearch } from "./bench-search.ts"
import { benchStart } from "./bench-start.ts"
import { benchStreams } from "./bench-streams.ts"
import { benchTouch } from "./bench-touch.ts"
import { benchViewer } from "./bench-viewer.ts"
import { printTable, type Row } from "./table.ts"

// `npm run bench`: every measurement of docs/performance.md, or those that are named: `npm run bench -- api search`.
const benches: Readonly<Record<string, { readonly title: string; readonly run: () => Promise<Row[]> }>> = {
  api: { title: "API against the bare ceiling C, 10,000 products", run: benchApi },
  search: { title: "Search at 720,000 products", run: benchSearch },
  relevance: { title: "What searches show first: precision at 3", run: benchRelevance },
  orders: { title: "Orders against the bare ceiling C", run: benchOrders },
  cart: { title: "A cart of many merchants", run: benchCart },
  money: { title: "The ledger of money and bank statements", run: benchMoney },
  pages: { title: "Pages and memory", run: benchPages },
  accounts: { title: "Accounts and the event loop", run: benchAccounts },
  scene: { title: "The scene of the studio", run: benchScene },
  drawings: { title: "Drawings of the largest demo home", run: benchDrawings },
  models: { title: "The model library", run: benchModels },
  layout: { title: "Automatic layout", run: benchLayout },
  library: { title: "Open furniture libraries", run: benchLibrary },
  streams: { title: "Live streams", run: benchStreams },
  start: { title: "Cold start", run: benchStart },
  lighthouse: { title: "Lighthouse, mobile, median of three", run: benchLighthouse },
  viewer: { title: "The 3D viewer on a slow phone, median of three", run: benchViewer },
  touch: { title: "First touch on a slow phone, median of five", run: benchTouch },
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(", ")}; there are ${Object.keys(benches).join(", ")}.\n`)
  process.exitCode = 1
} else {
  for (const name of asked.length > 0 ? asked : Object.keys(benches)) {
    const bench = benches[name]
    if (bench) printTable(bench.title, await bench.run())
  }
  // A browser or an agent may have left a handle open.
  process.exit()
}

import type { DemoWork } from "../demo-content.ts"
import { bathroomWorks } from "./works-bathroom.ts"
import { moreBedroomWorks } from "./works-bedroom-2.ts"
import { bedroomWorks } from "./works-bedroom.ts"
import { entryWorks } from "./works-entry.ts"
import { eveningWorks } from "./works-evening.ts"
import { homeWorks } from "./works-homes.ts"
import { kidsStudioWorks } from "./works-kids-studio.ts"
import { kitchenDiningWorks } from "./works-kitchen-dining.ts"
import { moreLivingWorks } from "./works-living-2.ts"
import { livingWorks } from "./works-living.ts"
import { officeWorks } from "./works-office.ts"

export const demoWorks: readonly DemoWork[] = [
  ...homeWorks,
  ...livingWorks,
  ...moreLivingWorks,
  ...eveningWorks,
  ...bedroomWorks,
  ...moreBedroomWorks,
  ...kitchenDiningWorks,
  ...bathroomWorks,
  ...entryWorks,
  ...officeWorks,
  ...kidsStudioWorks,
]

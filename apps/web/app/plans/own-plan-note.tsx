import { pagePaths } from "@roomwright/contract/page-paths"
import type { OwnPlan } from "@roomwright/contract/plans/calls"
import { Link } from "react-router"
import { Day } from "../platform/locale/day.tsx"
import { usePlanText } from "./plan-texts.ts"

/** Which plan the reader is on. Its room is there from the first painting for who is signed in. */
export function OwnPlanNote({ own }: { readonly own: OwnPlan | null }) {
  const t = usePlanText()
  return (
    <div className="for-users mt-5 min-h-14 text-15 sm:min-h-7">
      {own ? (
        <p className="fade-in">
          {t("plans.price.own", { tier: t(`plans.tier.${own.tier}`) })}{" "}
          {own.current ? (
            <>
              {t("plans.price.endsOn")} <Day iso={own.current.endsAt} />{" "}
            </>
          ) : null}
          <Link to={pagePaths.plan} className="ml-1 text-accent underline underline-offset-4">
            {t("plans.price.toOwn")}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

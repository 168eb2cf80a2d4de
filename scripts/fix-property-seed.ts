import fc from "fast-check"

/**
 * Set-up of every test file: properties draw the same values in every run, so that a change is refused only for what it
 * does. `PROPERTY_SEED=new` draws values that no run has tried, another number those of that seed (decision 93).
 */
const seed = process.env["PROPERTY_SEED"] ?? "20261128"
if (seed !== "new") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) })

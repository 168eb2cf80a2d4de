/** A query of so many words is a sentence. */
const shortestSentence = 6

/**
 * What people say in a sentence about a home, besides the things themselves. In a query of few words one of them may be
 * mistyped (`coach` for `couch`), so what looks like a thing is not among them.
 */
const said: ReadonlySet<string> = new Set(
  [
    "about across afford after again against ago all almost alone along already also always am among another anyone anyway apart around as ask away",
    "babies back bad badly bare bath bathe become bedtime been before begin behind being believe belong best better big bit both bother bottom break breakfast bring brings broken brush brushing build bump burn busy but",
    "call came care careful carry catch cause change check chew child choose clean cleaning clear climb close clothes coat coats coffee come comes coming cook cooking corner cost could count couple cover crawl crowded cup cut",
    "daily damage day days decide deep did die different dine dining dinner dirt dirty does dog doing done doors down drag drink drill drilled drilling drinks drop dry dust",
    "each early easily easy eat eating edge either else empty end enjoy enough entrance even evening evenings ever every everyone everything except eyes",
    "face fall falls family far fast father feel feels feet fell few fill find finish fire first five fix flat flowers fold folks food foot forget forgot four free friend friends front full fun",
    "game games gave getting girl give given glare going gone got grab granny grandma grandmother grandpa group grow grown guest guests guy",
    "had hair half hands handy hang happen happy hard hate having he head hear heat heavy height help her here hers hide high him his hit hold holding hole holes home hour hours house how hung hurt husband",
    "ice idea inside instead into its itself",
    "job join jump just",
    "keep keeps kept kid kids kind kitty knee knees knew know",
    "lace laces land laptop last late later laugh lay lean leave left leg less let letting lie life lift light lights like line listen little live lives living load lock long longer look lose lost lot lots loud love low lunch lying",
    "made mail make makes making man many married matter maybe me meal meals mean meet men mess messy middle might mind mine miss mix moment money month months more morning mornings most mother move moved moving much mum music",
    "name near nearly neat neighbours never newborn next nice night nights no nobody noise none nook normal nothing notice now number",
    "odd off office often old once one ones only open opens order other others ours out outside over own",
    "pack paid pain paint papers parents part parties party passed past pay people perch perfect person phone pick piece pile place plans play playing plays plenty plug point post pour practice prefer pretend pretty problem proper pull pulling push put puts putting",
    "quick quickly quiet quite rain raise ran reach read reading ready real really relax remember remote rent rented renting replace rest ride right ring room rooms round run running rush",
    "safe safely said same sat save say says school scratch scratches see seem seen self sell send serve serving set several shade shake shape share sharing sharp she shine shoe shoes short should show shower shut sick side sides silent similar simple since sing single sits sitting six skin sleep sleeping sleeps slide slip slippers slow smell smile snack snacks snow soaking someone sometimes son soon sort sound sounds spare spend spill spills spin spine spread squeeze stain stains stairs stand standing stands start stay stays step stick still stop stops stretch strip strong stuck stuff such sun sunday sunlight suppose sure surface swap sweep",
    "take takes taking talk tall taste teach team tear teeth tell ten than thank their them themselves then they thin things think those though three through throw thrown tidy tight till time times tiny tip tired today together told tonight too took top touch tough toward towards trip trips trouble true trust try trying turn turns twice two",
    "ugly under until up upstairs us use used using usually",
    "very view visit visitors voice wait wake walk wall walls want wants warm was wash washing watch watching water way ways we wear weather week weekend weight well went were wet whenever wherever while whole whom whose wide wife win wind window windows winter wipe wipes wish without woke woman women wonder work working works world worry worth would write writing wrong",
    "year years yes yet young your yours yourself zoom",
  ].flatMap((words) => words.split(" ")),
)

/** Words of a sentence that are written as they are meant: `while` is no mistyped `white` there. */
export const writtenInSentences = (words: number): Iterable<string> => (words < shortestSentence ? [] : said)

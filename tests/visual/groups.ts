import type { Screen } from './screen.ts'
import { formScreens } from './screens/form-screens.ts'
import { homeScreens } from './screens/home-screens.ts'
import { moneyScreens } from './screens/money-screens.ts'
import { openScreens } from './screens/open-screens.ts'
import { peopleScreens } from './screens/people-screens.ts'
import { talkScreens } from './screens/talk-screens.ts'

/** Screens that share a world and a browser context; each group is one test, the longest first. */
export const groups: Readonly<Record<string, readonly Screen[]>> = {
  'meeting people': peopleScreens,
  'home, its dialogs and the menu': homeScreens,
  'the open pages': openScreens,
  'reviews, boards, notices and questions': talkScreens,
  'forms and first steps': formScreens,
  'plans, cards, likes and leaving': moneyScreens,
}

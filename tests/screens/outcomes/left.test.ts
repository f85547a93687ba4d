import { homeActs } from '../../support/outcomes/acts-home.ts'
import { meetingActs } from '../../support/outcomes/acts-meeting.ts'
import { moneyActs } from '../../support/outcomes/acts-money.ts'
import { pictureActs } from '../../support/outcomes/acts-pictures.ts'
import { profileActs } from '../../support/outcomes/acts-profile.ts'
import { talkActs } from '../../support/outcomes/acts-talk.ts'
import { testLeft, testOpenedAgain } from '../../support/outcomes/test-left.ts'
import { test } from '../support/test.ts'

const acts = [...moneyActs, ...profileActs, ...pictureActs, ...meetingActs, ...talkActs, ...homeActs]

testLeft(test, acts)
testOpenedAgain(test, acts)

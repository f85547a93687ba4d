import { talkActs } from '../../support/outcomes/acts-talk.ts'
import { testOutcomes } from '../../support/outcomes/test-outcomes.ts'
import { test } from '../support/test.ts'

testOutcomes(test, talkActs)

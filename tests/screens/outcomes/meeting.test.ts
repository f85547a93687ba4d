import { meetingActs } from '../../support/outcomes/acts-meeting.ts'
import { testOutcomes } from '../../support/outcomes/test-outcomes.ts'
import { test } from '../support/test.ts'

testOutcomes(test, meetingActs)

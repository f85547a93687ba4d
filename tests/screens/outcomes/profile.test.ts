import { profileActs } from '../../support/outcomes/acts-profile.ts'
import { testOutcomes } from '../../support/outcomes/test-outcomes.ts'
import { test } from '../support/test.ts'

testOutcomes(test, profileActs)

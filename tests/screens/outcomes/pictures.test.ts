import { pictureActs } from '../../support/outcomes/acts-pictures.ts'
import { testOutcomes } from '../../support/outcomes/test-outcomes.ts'
import { test } from '../support/test.ts'

testOutcomes(test, pictureActs)

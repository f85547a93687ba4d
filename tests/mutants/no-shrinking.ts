import * as fc from 'fast-check'

// That a property fails is all that a mutant has to show; to look for its smallest counterexample takes most of a run.
fc.configureGlobal({ endOnFailure: true })

/** The fault says why a file of sound cannot be read, as a sentence for its sender. */
export class SoundFault extends Error {}

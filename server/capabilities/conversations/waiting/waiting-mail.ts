/** No word of the conversation and no link: a mail is read in more places than the conversation. */
export function waitingMail(conversationId: string, minutes: number): { subject: string; text: string } {
  const time = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return {
    subject: "A customer waits for an answer",
    text: `A customer asked for a person, and no colleague has read or answered it for ${time}.

It is the conversation ${conversationId}.
You find it where your team reads its conversations. There will be no second mail about this wait.
`,
  };
}

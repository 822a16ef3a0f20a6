import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { tell } from "../notes.tsx";

type After<Answer, Given> = {
  /** Queries with these keys are read again, also after a refusal: they may be older than the server. */
  renews?: readonly (string | QueryKey)[];
  /** The sentence for the person when it is done. */
  says?: string | ((answer: Answer, given: Given) => string);
  /** Goes on in the page, before anything is read again. */
  done?: (answer: Answer, given: Given) => unknown;
};

/** Makes a call that changes something. `after` says what comes of it; what went wrong is in `error`. */
export function useDeed<Answer, Given = void>(call: (given: Given) => Promise<Answer>, after: After<Answer, Given>) {
  const { renews = [], says, done } = after;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess(answer, given) {
      if (says !== undefined) tell(typeof says === "string" ? says : says(answer, given));
      return done?.(answer, given);
    },
    onSettled: () =>
      Promise.all(renews.map((key) => queries.invalidateQueries({ queryKey: typeof key === "string" ? [key] : key }))),
  });
}

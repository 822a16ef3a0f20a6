import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tell } from "../../parts/notes.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { useTexts } from "../../texts/texts.ts";
import { hasExample, makeExample, removeExample } from "./example-data.ts";

/** Offers a bakery to look around in, and takes it away again. */
export function ExampleOffer() {
  const { start: texts } = useTexts();
  const queries = useQueryClient();
  const found = useQuery({ queryKey: ["sources", "example"], queryFn: hasExample });
  const change = useMutation({
    mutationFn: (isThere: boolean) => (isThere ? removeExample() : makeExample(texts.example)),
    onSuccess: (_answer, wasThere) => tell(wasThere ? texts.exampleRemoved : texts.exampleMade),
    onSettled: () => queries.invalidateQueries(),
  });
  const isThere = found.data;
  return (
    <section className="card example" aria-labelledby="example">
      <div className="grow">
        <h2 id="example" className="strong">
          {texts.exampleTitle}
        </h2>
        <p className="small muted">{isThere ? texts.exampleThere : texts.exampleText}</p>
      </div>
      {isThere === undefined ? (
        <span className="skeleton" style={{ width: 150, height: 32 }} />
      ) : (
        <button
          type="button"
          className="button"
          aria-disabled={change.isPending}
          onClick={() => !change.isPending && change.mutate(isThere)}
        >
          {change.isPending ? texts.exampleBusy : isThere ? texts.removeExample : texts.makeExample}
        </button>
      )}
      {(found.error ?? change.error) !== null && <ProblemNotice error={found.error ?? change.error} />}
    </section>
  );
}

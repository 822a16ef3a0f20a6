/** OpenAI's names of models that speak. They mean the workspace's own assistant. */
const foreignModels = /^gpt-.*(realtime|audio|live)/;

/** Gives the assistant or the model that a client names; undefined: the workspace's own. */
export function ownModel(model: string | undefined): string | undefined {
  return model === undefined || foreignModels.test(model) ? undefined : model;
}

export { limitWork } from "./limit-work.ts";

import { groupList } from "../../../thesaurus/group-list.ts";

/**
 * These groups name bills, prices, subscriptions and banking in the Spanish of customers and of
 * help pages.
 */
export const money = groupList(`
  efectivo, dinero en efectivo, en metálico
  factura, recibo, comprobante, ticket, justificante de pago
  facturación, pago, cobro
  dirección de facturación, datos de facturación, datos fiscales
  recibo, factura, cobro, cargo
  tique, ticket, recibo, justificante de compra
  no me llega la factura, no tengo la factura, descargar factura, ver factura, copia de la factura, descargar … factura, bajar … factura, no … llega … factura
  papel del gasto, justificante para la empresa, factura, recibo
  factura con cif, factura a nombre de la empresa, datos fiscales, nif, cif, rfc, ruc
  corregir la factura, factura mal, factura incorrecta, datos de facturación, factura rectificativa, nota de crédito, corregir … factura, cambiar … factura
  factura muy alta, factura más alta, me sube la factura, factura elevada, importe de la factura
  factura electrónica, factura digital, factura sin papel, factura por correo
  nota de abono, factura rectificativa, nota de crédito
  resumen de cuenta, extracto, estado de cuenta, movimientos de la cuenta
  fecha de cobro, día de cobro, cuándo me cobran, fecha de facturación, ciclo de facturación
  precio, coste, costo, tarifa, cuánto cuesta, importe, caro
  barato, económico, asequible
  gratis, gratuito, sin coste, sin costo, sin pagar
  impuesto, iva, tasa
  moneda, divisa, euro, dinero
  cuánto vale, cuánto cuesta, a cuánto sale, qué cuesta, precio, coste
  cuánto sale, cuánto piden, precio, tarifa
  la plata, la guita, mi plata, dinero
  sale caro, demasiado caro, precio elevado, precio
  ha bajado de precio, más barato ahora, bajada de precio, diferencia de precio, ajuste de precio
  más barato en otro sitio, igualar precio, mejor precio, precio de la competencia, igualación de precio
  precio distinto, no coincide el precio, precio incorrecto, precio diferente
  gastos inesperados, cargos adicionales, suplemento
  comisión, gastos
  comisiones, tarifas, tasas, gastos de gestión
  presupuesto, cotización, oferta de precio
  sin iva, exento de iva, exención de impuestos, con iva, impuestos incluidos
  hacienda, impuestos, declaración, agencia tributaria, sat
  declaración de la renta, renta, declaración de impuestos
  desgravar, deducir, deducción, deducible, gasto deducible
  retención, irpf, retener impuestos
  contabilidad, libros contables, asientos contables, llevar las cuentas
  gastos, nota de gastos, reembolso de gastos, dietas
  cambio de moneda, tipo de cambio, convertir moneda, divisa
  pagar, abonar, pago, cobrar
  método de pago, forma de pago, tarjeta de crédito, medio de pago, cómo puedo pagar
  transferencia, domiciliación, cuenta bancaria, iban
  pago rechazado, tarjeta rechazada, pago fallido, denegado
  cobrado, cargado, facturado, cargo
  cobrado dos veces, doble cargo, cobro duplicado, pagado dos veces
  a plazos, cuotas, pago fraccionado, mensualidad
  impago, pendiente, vencido, recordatorio de pago
  abono, abonar, pagar, pago
  costear, pagar, sufragar
  pagar en mano, pagar al contado, efectivo, pago en efectivo
  pagar al recibir, contra reembolso, pago contra entrega, pago a la entrega
  tarjeta visa, mastercard, tarjeta bancaria
  tarjeta nueva, cambiar la tarjeta, otra tarjeta, actualizar tarjeta, actualizar método de pago, cambiar … tarjeta, actualizar … tarjeta
  tarjeta caducada, tarjeta vencida, nueva tarjeta, actualizar método de pago
  cambiar la forma de pago, pagar con otra cosa, actualizar método de pago, método de pago
  quitar la tarjeta, borrar la tarjeta, eliminar método de pago, tarjeta guardada, quitar … tarjeta, borrar … tarjeta, eliminar … tarjeta
  paypal, monedero electrónico, cartera digital, apple pay, google pay, bizum
  no me deja pagar, no pasa el pago, no pasa la tarjeta, no acepta la tarjeta, pago rechazado, tarjeta rechazada, error de pago, no … deja pagar, rechaza … tarjeta, rechazan … tarjeta, no … acepta … tarjeta
  rebotado, rechazado, denegado
  pago atascado, pago pendiente, pago en proceso, sin confirmar
  me han cobrado de más, cobrado de más, cobro excesivo, cobro incorrecto, importe incorrecto, cobrado … de más, cobraron … de más
  me han clavado, me cobraron, cobro, cargo
  cargo que no reconozco, cobro raro, cargo desconocido, cargo no reconocido, cobro no autorizado, cargo no autorizado
  me siguen cobrando, me han vuelto a cobrar, cobro después de cancelar, cobro tras la cancelación, siguen cobrando, cobrando … cancelado, cobrado … cancelado
  cobrado sin avisar, cobro inesperado, cargo inesperado, renovación automática
  retención en la tarjeta, dinero retenido, cargo provisional, autorización previa, preautorización
  pagado pero no, pagué y no, pago no reflejado, pago no aparece, pago no registrado
  me olvidé de pagar, se me pasó pagar, pago atrasado, factura pendiente, impago
  no puedo pagar, no llego a fin de mes, dificultades de pago, aplazar el pago, acuerdo de pago
  pagar más tarde, aplazar el pago, pago aplazado, prórroga de pago
  pago único, una sola vez, pago por adelantado
  pagar por meses, pagar cada mes, pago mensual, facturación mensual
  pagar por año, pagar todo el año, pago anual, facturación anual
  dividir la cuenta, pagar entre varios, pagar a medias, compartir gastos
  propina, gratificación
  donativo, donación, donar
  reembolso, devolver el dinero, reembolsar, devolución, recuperar mi dinero, reintegro
  devolución, devolver, cambiar, retornar, enviar de vuelta
  que me devuelvan el dinero, quiero mi dinero, me devuelven el dinero, devolver el dinero, reembolso, devuelvan … dinero, devolver … dinero, recuperar … dinero, quiero … dinero
  devuelvo, devuelve, devuelto, devolver, devolución
  devuelven, devolver, reembolsar, reembolso
  cuándo me devuelven, dónde está mi reembolso, reembolso no recibido, plazo del reembolso, cuánto tarda el reembolso
  reembolso parcial, una parte del dinero, devolución parcial, prorrateo
  parte proporcional, prorrateo, prorrateado, días no usados
  etiqueta de devolución, etiqueta de envío, papel para devolver, etiqueta para devolver
  plazo de devolución, hasta cuándo puedo devolver, días para devolver, periodo de devolución
  no me gusta, no me convence, no es lo que esperaba, devolución, devolver
  no me queda bien, me queda grande, me queda pequeño, talla incorrecta, otra talla, cambio de talla
  devolver un regalo, regalo repetido, cambiar un regalo, devolución de regalo
  vale de tienda, crédito en tienda, vale de compra, saldo a favor
  descuento, cupón, código promocional, promoción, rebaja, oferta, vale
  estudiante, escuela, universidad, educativo
  tarjeta regalo, vale regalo, cheque regalo
  regalo, regalar
  fidelidad, puntos, recompensa
  crédito, saldo, recarga, prepago
  cupones, código de descuento, cupón, código promocional, vale
  el código no funciona, no acepta el código, cupón no válido, código promocional no válido, código promocional
  canjear, usar un vale, gastar un vale, aplicar el código, introducir código
  rebajado, en oferta, descuento, promoción, black friday
  descuento de bienvenida, primera compra, descuento para nuevos clientes, oferta de bienvenida
  estudiantil, carné de estudiante, descuento para estudiantes, estudiante
  jubilado, tercera edad, mayores, pensionista, descuento para mayores
  familia numerosa, descuento familiar, plan familiar
  saldo de la tarjeta regalo, cuánto me queda en la tarjeta regalo, tarjeta regalo
  puntos, millas, recompensas, programa de fidelización
  no me salen los puntos, puntos no sumados, faltan puntos, puntos pendientes
  tarjeta de socio, tarjeta de fidelidad, tarjeta cliente, programa de fidelización
  recargar, meter saldo, poner saldo, añadir fondos, recarga, recargar saldo
  sacar el dinero, retirar el dinero, retirar fondos, retirar saldo, cobrar mis ganancias
  ganancias, ingresos, pagos recibidos, beneficios
  prueba, prueba gratuita, periodo de prueba, probar, demo
  suscripción, plan, abono, membresía, contrato
  mensual, al mes, por mes, cada mes
  anual, al año, por año, cada año
  mes gratis, semana gratis, prueba gratuita, periodo de prueba
  acaba la prueba, termina la prueba, fin del periodo de prueba, después de la prueba
  versión gratuita, plan gratuito, gratis, sin pagar
  versión de pago, plan de pago, premium, pro
  plan familiar, cuenta familiar, compartir suscripción, compartir con la familia
  suscripción, mensualidad, cuota, abono
  qué incluye, qué trae, qué viene con, características del plan, viene incluido
  qué plan, cuál me conviene, comparar planes, diferencia entre planes
  como máximo, máximo, tope, límite, hasta
  permanencia, compromiso de permanencia, duración mínima, atado
  darse de baja, salir del contrato, baja anticipada, rescindir
  subida de precio, más caro, aumento de precio, encarecer
  indemnización, compensación, compensar, resarcir, derecho a
  reclamar, impugnar, disputar, no estoy de acuerdo, reclamación, disputa
  cambiado de idea, desistir, desistimiento, arrepentido, echarse atrás
  atado, me tienen atado, permanencia, compromiso mínimo, duración mínima
  penalización por irse, multa por irse, penalización por permanencia, coste de cancelación anticipada
  preaviso, avisar antes, plazo de preaviso, con cuánta antelación
  fin del contrato, se acaba el contrato, vencimiento del contrato
  cuenta bancaria, datos bancarios, iban, número de cuenta, cambiar de banco
  domiciliación, domiciliar, adeudo, recibo, cobro automático, cargar
  transferencia periódica, orden permanente, transferencia automática
  transferencia, enviar dinero, transferir, bizum
  efectivo, cajero, retirar, sacar dinero, retirada
  bloquear tarjeta, tarjeta perdida, tarjeta robada, anular tarjeta, me han robado la tarjeta
  descubierto, números rojos, saldo negativo
  intereses, tipo de interés, rentabilidad, remuneración
  ahorro, ahorrar, cuenta de ahorro, guardar dinero
  préstamo, crédito, hipoteca, pedir prestado, financiación
  abrir una cuenta bancaria, hacerme cliente del banco, abrir cuenta, alta de cuenta
  ingresar dinero, meter dinero, depositar, hacer un ingreso
  ingresar un cheque, cobrar un cheque, talón, cheque
  mandar dinero, girar dinero, hacer una transferencia, transferencia
  la transferencia no llega, transferencia no recibida, transferencia pendiente, cuánto tarda una transferencia
  me equivoqué de cuenta, transferencia equivocada, transferencia errónea, anular transferencia, devolver transferencia
  transferencia al instante, transferencia inmediata, transferencia instantánea
  mandar dinero fuera, transferencia internacional, swift, transferencia sepa, transferencia al extranjero
  se tragó la tarjeta, cajero se quedó la tarjeta, tarjeta retenida, tarjeta capturada
  tarjeta no llega, tarjeta nueva no llega, tarjeta no recibida, envío de la tarjeta
  activar la tarjeta, tarjeta nueva, activación de la tarjeta, activar … tarjeta
  pin de la tarjeta, clave de la tarjeta, ver pin, cambiar pin
  congelar la tarjeta, bloqueo temporal, pausar la tarjeta, bloquear tarjeta temporalmente, congelar … tarjeta
  límite de la tarjeta, tope de gasto, límite de gasto, límite diario, aumentar límite, subir … límite, aumentar … límite
  contactless, pago sin contacto, acercar la tarjeta
  pagar con el móvil, pagar con el teléfono, pago móvil, google pay, apple pay
  tarjeta de débito, débito
  tarjeta virtual, tarjeta digital
  pagar en el extranjero, usar la tarjeta fuera, comisión por cambio de divisa, usar la tarjeta en el extranjero
  en rojo, números rojos, descubierto, saldo insuficiente, sin fondos
  no tengo saldo, sin saldo, saldo insuficiente, fondos insuficientes
  pedir un préstamo, préstamo personal, solicitar préstamo, financiar
  pagar el préstamo antes, amortizar, amortización anticipada, liquidar préstamo
  cuota del préstamo, mensualidad
  aval, avalista, fiador
  plan de pensiones, jubilación, pensión
  invertir, inversión, acciones, invertir en bolsa, fondos de inversión
  criptomonedas, bitcoin, cripto
  contracargo, disputar un cargo, devolución de cargo, reclamar al banco
  fraude, estafa, sospechoso, no he sido yo, timo
  nómina, sueldo, salario, ingresos
  más rápido, más velocidad, mejorar tarifa
  me han timado, me han estafado, me engañaron, estafa, fraude
  nómina, recibo de salario, sueldo
  caducan los puntos, perder puntos, caducidad
  deuda, debo, impago, recibo devuelto, impagado
  recibo devuelto, devuelve el recibo, echó para atrás, rechazado por el banco
  poco a poco, a plazos, fraccionar, en cuotas, dividir el pago
  me reclaman dinero, cobrador, agencia de cobro, reclamación de deuda
  intereses de demora, recargo por retraso, recargo por mora
  entidad bancaria, banco
  monedero electrónico, cartera digital, saldo
`);
